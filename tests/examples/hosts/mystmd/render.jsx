// The page that mystmd made as data, drawn by the components of its book theme.
import { readFileSync, writeFileSync } from 'node:fs';
import { ThemeProvider } from '@myst-theme/providers';
import { DEFAULT_RENDERERS, MyST } from 'myst-to-react';
import { renderToStaticMarkup } from 'react-dom/server';

const { mdast } = JSON.parse(readFileSync('_build/site/content/index.json', 'utf8'));
const page = renderToStaticMarkup(
  <ThemeProvider renderers={DEFAULT_RENDERERS}>
    <MyST ast={mdast} />
  </ThemeProvider>,
);
// The theme's style sheet gives the frame's box its place.
const style = '<style>.relative { position: relative } .inline-block { display: inline-block }</style>';
const here = page.replaceAll('https://example.org/', '');
writeFileSync('index.html', `<!doctype html><meta charset="utf-8"><title>A lesson</title>${style}${here}`);
