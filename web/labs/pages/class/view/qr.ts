// A QR code, as a path on white: cameras want dark on light, by night too.
import { encodeQR } from 'qr';
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { say } from '../words.ts';

/** Modules around it, as the standard wants. */
const border = 4;

/** Horizontal runs of dark modules. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      runs.push(`M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`);
    }
  });
  return runs.join('');
}

/** Capitals, digits and hyphens take half the room of other text, so codes are given without a link around them. */
export function qrCode(text: string, label: string): TemplateResult {
  return html`${guard([text, label], () => {
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border });
    return html`<svg
      class="qr" viewBox="0 0 ${rows.length} ${rows.length}" role="img" aria-label=${label} data-text=${text}
    ><rect width=${rows.length} height=${rows.length} fill="#fff" /><path d=${pathOf(rows)} fill="#000" /></svg>`;
  })}`;
}

export const roomQr = (link: string, name: string): TemplateResult => qrCode(link, say('room.qr', { room: name }));
