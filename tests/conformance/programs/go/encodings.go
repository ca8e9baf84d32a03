package main

import (
	"fmt"
	"math"
	"strings"
)

// sinusoidal writes a row of sines and cosines for each position. An odd width ends with a sine.
func sinusoidal(options, input fields) ([]float64, error) {
	dim, err := options.whole("dim", 1)
	if err != nil {
		return nil, err
	}
	base, err := options.positive("base")
	if err != nil {
		return nil, err
	}
	layout, convention := options.text("layout", "interleaved"), options.text("convention", "vaswani")
	if layout != "interleaved" && layout != "concatenated" {
		return nil, fmt.Errorf("layout is %s; it has to be interleaved or concatenated", layout)
	}
	if convention != "vaswani" {
		return nil, unsupported{"convention " + convention}
	}
	positions, err := input.numbers("positions")
	half := (dim + 1) / 2
	table := []float64{}
	for _, position := range positions {
		for column := 0; column < dim; column++ {
			pair, sine := column/2, column%2 == 0
			if layout == "concatenated" {
				pair, sine = column%half, column < half
			}
			angle := position * math.Pow(base, float64(-2*pair)/float64(dim))
			if sine {
				table = append(table, math.Sin(angle))
			} else {
				table = append(table, math.Cos(angle))
			}
		}
	}
	return table, err
}

// frequencies returns base^(-2i/width) for each pair, divided by the factor of a linear scaling.
func frequencies(options fields, base float64, width int) ([]float64, error) {
	factor := 1.0
	if scaling := options.inside("scaling"); scaling != nil {
		var err error
		switch kind := scaling.text("type", ""); kind {
		case "none":
		case "linear":
			if factor, err = scaling.positive("factor"); err != nil {
				return nil, err
			}
		case "ntk_aware", "dynamic_ntk", "yarn", "longrope", "llama3", "proportional":
			return nil, unsupported{"scaling " + kind}
		default:
			return nil, fmt.Errorf("scaling.type is %s; no such scaling is known", kind)
		}
	}
	live := make([]float64, width/2)
	for i := range live {
		live[i] = math.Pow(base, float64(-2*i)/float64(width)) / factor
	}
	return live, nil
}

// layout says how rows of x belong to tokens: how many rows a batch has (0 without one), how many tokens there are,
// and how many rows follow each other for one of them.
type layout struct{ batch, tokens, inner int }

// checked returns the values of x and its layout.
func checked(x fields, order string, width int) (values []float64, found layout, err error) {
	shape, err := x.numbers("shape")
	if err != nil {
		return nil, found, err
	}
	if order == "" {
		order = map[int]string{2: "TD", 3: "THD"}[len(shape)]
	}
	axis := strings.Index(order, "T")
	if len(order) != len(shape) || axis < 0 || !strings.HasSuffix(order, "D") {
		return nil, found, fmt.Errorf("order is %s; x has %d axes", order, len(shape))
	}
	if int(shape[len(shape)-1]) != width {
		return nil, found, fmt.Errorf("x has %v columns; head_dim is %d", shape[len(shape)-1], width)
	}
	all := 1.0
	found = layout{tokens: int(shape[axis]), inner: 1}
	if order[0] == 'B' {
		found.batch = int(shape[0])
	}
	for k, size := range shape {
		all *= size
		if k > axis && k+1 < len(shape) {
			found.inner *= int(size)
		}
	}
	if values, err = x.numbers("values"); err == nil && float64(len(values)) != all {
		err = fmt.Errorf("x has %d values; its shape asks for %v", len(values), all)
	}
	return values, found, err
}

// places returns the positions of all tokens: a list, in a batch one for each row.
func places(input fields, x layout) ([]float64, error) {
	lists := []fields{input}
	if x.batch > 0 {
		lists = nil
		parts, _ := input["positions"].([]any)
		for _, part := range parts {
			lists = append(lists, fields{"positions": part})
		}
		if len(lists) != x.batch {
			return nil, fmt.Errorf("there are %d lists of positions; x has %d rows", len(lists), x.batch)
		}
	}
	found := []float64{}
	for _, list := range lists {
		positions, err := list.numbers("positions")
		if err != nil {
			return nil, err
		}
		if len(positions) != x.tokens {
			return nil, fmt.Errorf("there are %d positions; x has %d tokens", len(positions), x.tokens)
		}
		found = append(found, positions...)
	}
	return found, nil
}

// rotate turns each row of x by the position of its token; columns that belong to no pair stay as they are.
func rotate(options, input fields) ([]float64, error) {
	head, err := options.whole("head_dim", 1)
	if err != nil {
		return nil, err
	}
	rotary := head
	if options["rotary_dim"] != nil {
		if rotary, err = options.whole("rotary_dim", 0); err != nil {
			return nil, err
		}
	}
	if rotary%2 != 0 || rotary > head {
		return nil, fmt.Errorf("rotary_dim is %d; it has to be even and at most %d", rotary, head)
	}
	base, err := options.positive("base")
	if err != nil {
		return nil, err
	}
	pairing := options.text("pairing", "")
	if pairing != "interleaved" && pairing != "rotate_half" {
		return nil, fmt.Errorf("pairing is %s; it has to be interleaved or rotate_half", pairing)
	}
	live, err := frequencies(options, base, rotary)
	if err != nil {
		return nil, err
	}
	values, x, err := checked(input.inside("x"), options.text("order", ""), head)
	if err != nil {
		return nil, err
	}
	positions, err := places(input, x)
	rows := len(values) / head
	if x.batch > 0 {
		rows /= x.batch
	}
	for row := 0; err == nil && row*head < len(values); row++ {
		out := values[row*head : (row+1)*head]
		for i, frequency := range live {
			a, b := 2*i, 2*i+1
			if pairing == "rotate_half" {
				a, b = i, i+len(live)
			}
			sine, cosine := math.Sincos(positions[row/rows*x.tokens+row/x.inner%x.tokens] * frequency)
			out[a], out[b] = out[a]*cosine-out[b]*sine, out[b]*cosine+out[a]*sine
		}
	}
	return values, err
}

// slope returns a head's slope: those of the next lower power of two, then every other one of the next higher.
func slope(head, heads int) float64 {
	lower := 1
	for 2*lower <= heads {
		lower *= 2
	}
	if head < lower {
		return math.Pow(2, -8*float64(head+1)/float64(lower))
	}
	return math.Pow(2, -8*float64(2*(head-lower)+1)/float64(2*lower))
}

func slopes(options, _ fields) ([]float64, error) {
	heads, err := options.whole("heads", 1)
	found := []float64{}
	for head := 0; err == nil && head < heads; head++ {
		found = append(found, slope(head, heads))
	}
	return found, err
}

// bias returns minus the slope times the distance; query i stands at offset + i, and a key after it is masked.
func bias(options, input fields) ([]float64, error) {
	heads, err := options.whole("heads", 1)
	if err != nil {
		return nil, err
	}
	queries, err := input.whole("queries", 0)
	if err != nil {
		return nil, err
	}
	keys, err := input.whole("keys", 0)
	if err != nil {
		return nil, err
	}
	offset := 0
	if input["offset"] != nil {
		if offset, err = input.whole("offset", -1000000000); err != nil {
			return nil, err
		}
	}
	found := []float64{}
	for head := 0; head < heads; head++ {
		for i := 0; i < queries; i++ {
			for j := 0; j < keys; j++ {
				distance := float64(offset + i - j)
				if options["causal"] == true && distance < 0 {
					found = append(found, math.Inf(-1))
				} else {
					found = append(found, -slope(head, heads)*math.Abs(distance))
				}
			}
		}
	}
	return found, nil
}
