// A right program in Go's standard library alone: every family that it says it has should pass.
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
)

// fields are the options or the input of a case: names and what JSON has for them.
type fields map[string]any

// unsupported is an option that this program has not got: counted apart, never as passed.
type unsupported struct{ what string }

func (u unsupported) Error() string { return u.what }

type operation func(options, input fields) ([]float64, error)

var families = map[string]map[string]operation{
	"sinusoidal": {"table": sinusoidal},
	"rotary":     {"rotate": rotate, "shift": rotate},
	"alibi":      {"slopes": slopes, "bias": bias},
}

// number returns a finite number, or refuses it.
func (f fields) number(name string) (float64, error) {
	value, good := f[name].(float64)
	if !good {
		return 0, fmt.Errorf("%s is %v; it has to be a number", name, f[name])
	}
	return value, nil
}

// positive returns a number above zero, or refuses it.
func (f fields) positive(name string) (float64, error) {
	value, err := f.number(name)
	if err == nil && !(value > 0) {
		err = fmt.Errorf("%s is %v; it has to be above 0", name, value)
	}
	return value, err
}

// whole returns a whole number from least on, or refuses it.
func (f fields) whole(name string, least int) (int, error) {
	value, err := f.number(name)
	if err == nil && (value != math.Floor(value) || value < float64(least) || value > 1e9) {
		err = fmt.Errorf("%s is %v; it has to be a whole number from %d on", name, value, least)
	}
	return int(value), err
}

func (f fields) text(name, otherwise string) string {
	if value, good := f[name].(string); good {
		return value
	}
	return otherwise
}

// numbers returns a list of finite numbers, or refuses it.
func (f fields) numbers(name string) ([]float64, error) {
	list, good := f[name].([]any)
	if !good {
		return nil, fmt.Errorf("%s has to be a list", name)
	}
	values := make([]float64, len(list))
	for k, entry := range list {
		if values[k], good = entry.(float64); !good {
			return nil, fmt.Errorf("%s has %v; it has to be a finite number", name, entry)
		}
	}
	return values, nil
}

func (f fields) inside(name string) fields {
	value, _ := f[name].(map[string]any)
	return value
}

func answer(asked fields) fields {
	id := asked["id"]
	compute := families[asked.text("family", "")][asked.text("operation", "")]
	if compute == nil {
		return fields{"id": id, "unsupported": fmt.Sprint(asked["family"], " ", asked["operation"])}
	}
	values, err := compute(asked.inside("options"), asked.inside("input"))
	var missing unsupported
	if errors.As(err, &missing) {
		return fields{"id": id, "unsupported": missing.what}
	}
	if err != nil {
		return fields{"id": id, "error": err.Error()}
	}
	// Answers are float32; JSON has neither infinities nor NaN.
	written := make([]any, len(values))
	for k, value := range values {
		if !math.IsInf(value, 0) && !math.IsNaN(value) {
			written[k] = float64(float32(value))
		}
	}
	return fields{"id": id, "values": written}
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<26)
	out := json.NewEncoder(os.Stdout)
	for lines.Scan() {
		var asked fields
		if err := json.Unmarshal(lines.Bytes(), &asked); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(2)
		}
		reply := fields{}
		switch {
		case asked["bye"] != nil:
			return
		case asked["hello"] != nil:
			names := []string{"sinusoidal", "rotary", "alibi"}
			reply = fields{"name": "go", "version": "1.0.0", "dtype": "float32", "families": names}
		default:
			reply = answer(asked)
		}
		if err := out.Encode(reply); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(2)
		}
	}
}
