package screen

// affine says where in the window a pixel of a picture comes to lie: x at [0]x + [1]y + [2], y at
// [3]x + [4]y + [5].
type affine [6]float64
