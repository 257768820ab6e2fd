package store

// None is the store of a system that has no place for files: whatever is asked of it fails with Err.
type None struct{ Err error }

func (n None) List(string) ([]Entry, error)     { return nil, n.Err } // List fails.
func (n None) Read(string, int) ([]byte, error) { return nil, n.Err } // Read fails.
func (n None) Write(string, []byte) error       { return n.Err }      // Write fails.
func (n None) Remove(string) error              { return n.Err }      // Remove fails.
func (n None) Begin(string) (Tail, error)       { return nil, n.Err } // Begin fails.
func (n None) Open(string) (Tail, error)        { return nil, n.Err } // Open fails.
func (n None) Lock(string) (func(), error)      { return nil, n.Err } // Lock fails.
func (None) Where(name string) string           { return name }       // Where is the name.
