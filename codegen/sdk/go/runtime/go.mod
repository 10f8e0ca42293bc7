module halley.example/halley

go 1.23.0

require (
	github.com/coder/websocket v1.8.14
	golang.org/x/crypto v0.41.0
)

require golang.org/x/sys v0.35.0 // indirect
