package halley

import (
	"bytes"
	"context"
	"errors"
	"mime"
	"net/http"
	"net/url"
)

type httpTransport struct {
	address *url.URL
	options Options
	client  *http.Client
}

func newHTTPTransport(address *url.URL, options Options) *httpTransport {
	client := &http.Client{Transport: options.Transport, CheckRedirect: sameOrigin}
	return &httpTransport{address: address, options: options, client: client}
}

// sameOrigin refuses redirects to other servers, which would learn the token and the signed transactions.
func sameOrigin(next *http.Request, via []*http.Request) error {
	first := via[0].URL
	if next.URL.Scheme != first.Scheme || next.URL.Host != first.Host {
		return errors.New("a redirect to another server is not followed")
	}
	if next.Method != via[0].Method {
		return errors.New("a redirect that changes the method is not followed")
	}
	if len(via) >= 5 {
		return errors.New("too many redirects")
	}
	return nil
}

func (t *httpTransport) exchange(ctx context.Context, body []byte, ids []uint64) ([]answer, error) {
	text, err := t.post(ctx, body)
	if err != nil {
		return nil, err
	}
	return answersIn(text, ids, isList(body))
}

func (t *httpTransport) post(ctx context.Context, body []byte) ([]byte, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, t.address.String(), bytes.NewReader(body))
	if err != nil {
		return nil, errors.New("the address of the server is not a URL")
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Accept", "application/json")
	request.Header.Set("User-Agent", "halley-go/"+Version)
	if err := t.options.authorize(ctx, request.Header); err != nil {
		return nil, err
	}
	response, err := t.client.Do(request)
	if err != nil {
		return nil, &ConnectionError{Cause: withoutURL(err)}
	}
	defer response.Body.Close()
	text, err := readAll(response.Body, t.options.MaxAnswerBytes)
	if err != nil {
		return nil, err
	}
	if kind, _, _ := mime.ParseMediaType(response.Header.Get("Content-Type")); response.StatusCode/100 != 2 &&
		(kind != "application/json" || isTransientStatus(response.StatusCode)) {
		return nil, &HTTPError{Status: response.StatusCode, Body: string(text[:min(len(text), 200)])}
	}
	return text, nil
}

func isTransientStatus(status int) bool { return isTransient(&HTTPError{Status: status}) }

func (t *httpTransport) close() error {
	t.client.CloseIdleConnections()
	return nil
}

// withoutURL drops the URL of the request, which may hold a password, from an error of the HTTP client.
func withoutURL(err error) error {
	var withURL *url.Error
	if errors.As(err, &withURL) {
		return withURL.Err
	}
	return err
}
