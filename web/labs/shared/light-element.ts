import { LitElement } from 'lit';

/** An element that renders into itself, so that the page's styles and its text search reach what it shows. */
export class LightElement extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}
