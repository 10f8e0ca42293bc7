module halley.example/scenario

go 1.23.0

require halley.example/halley v0.0.0

require (
	github.com/coder/websocket v1.8.14 // indirect
	golang.org/x/crypto v0.41.0 // indirect
	golang.org/x/sys v0.35.0 // indirect
)

replace halley.example/halley => ../../../generated/sdk/go
