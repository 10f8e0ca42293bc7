package halley

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"mime"
	"net/http"
	"net/url"
	"strconv"
)

type httpTransport struct {
	address  *url.URL
	token    string
	maxBytes int64
	client   *http.Client
}

func newHTTPTransport(address *url.URL, options Options) *httpTransport {
	client := &http.Client{Transport: options.Transport, CheckRedirect: sameOrigin}
	return &httpTransport{address: address, token: options.Token, maxBytes: options.MaxAnswerBytes, client: client}
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
	return answersIn(text, ids)
}

func (t *httpTransport) post(ctx context.Context, body []byte) ([]byte, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, t.address.String(), bytes.NewReader(body))
	if err != nil {
		return nil, errors.New("the address of the server is not a URL")
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Accept", "application/json")
	request.Header.Set("User-Agent", "halley-go/"+Version)
	if t.token != "" {
		request.Header.Set("Authorization", "Bearer "+t.token)
	}
	response, err := t.client.Do(request)
	if err != nil {
		return nil, &ConnectionError{Cause: withoutURL(err)}
	}
	defer response.Body.Close()
	text, err := readAll(response.Body, t.maxBytes)
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

// answersIn reads the response to requests with the ids and brings the answers into the order of the ids.
func answersIn(text []byte, ids []uint64) ([]answer, error) {
	malformed := func(format string, arguments ...any) error {
		return &MalformedAnswerError{Cause: fmt.Errorf(format, arguments...)}
	}
	var found []answer
	if isBatch(text) {
		if err := json.Unmarshal(text, &found); err != nil {
			return nil, malformed("no JSON-RPC: %w", err)
		}
	} else {
		var single answer
		if err := json.Unmarshal(text, &single); err != nil {
			return nil, malformed("no JSON-RPC: %w", err)
		}
		if single.Error != nil && (single.ID == nil || string(single.ID) == "null") {
			return nil, single.failure(nil)
		}
		found = []answer{single}
	}
	places := make(map[string]int, len(ids))
	for place, id := range ids {
		places[strconv.FormatUint(id, 10)] = place
	}
	answers := make([]answer, len(ids))
	seen := make([]bool, len(ids))
	for _, one := range found {
		place, known := places[string(one.ID)]
		if !known {
			return nil, malformed("it has the id %s of no request", excerpt(string(one.ID)))
		}
		if seen[place] {
			return nil, malformed("it has the id %s twice", one.ID)
		}
		answers[place], seen[place] = one, true
	}
	for place, wasSeen := range seen {
		if !wasSeen {
			return nil, malformed("it lacks an answer to the request with the id %d", ids[place])
		}
	}
	return answers, nil
}
