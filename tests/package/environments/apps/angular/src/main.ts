import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { alibiBias, sinusoidal } from 'posenc';
import 'posenc/elements/define';

@Component({
  selector: 'app-root',
  template: '<posenc-heatmap positions="8" dim="8"></posenc-heatmap>',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
})
class App {
  constructor() {
    const table = sinusoidal({ positions: { first: 1000, count: 3 }, dim: 8 });
    const bias = alibiBias({ heads: 2, queries: 2, keys: 2, causal: true });
    document.title = JSON.stringify({ table: [...table.data], bias: [...bias.data].map(String) });
  }
}

bootstrapApplication(App).catch(console.error);
