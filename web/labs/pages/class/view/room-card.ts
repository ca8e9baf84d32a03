// The room as the teacher shows it: its QR code, its code in letters, and the address at which students reach it.
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Room } from '../room/room.ts';
import { say } from '../words.ts';
import { roomQr } from './qr.ts';

/** Names of this machine, which no other device can reach. */
const local = /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/;

export interface RoomCard {
  readonly room: Room;
  /** The address of this page as students reach it. */
  readonly site: string;
  readonly reachedAt: (address: string) => void;
  readonly save: () => void;
  readonly leave: () => void;
}

export function roomCard({ room, site, reachedAt, save, leave }: RoomCard): TemplateResult {
  const link = `${site}#room=${room.code}`;
  const typed = (event: Event): void => reachedAt((event.target as HTMLInputElement).value.trim() || site);
  const host = URL.canParse(site) ? new URL(site) : undefined;
  const unreachable = !host || host.protocol === 'file:' || local.test(host.host);
  return html`<section class="the-room" aria-labelledby="room-title">
    <h2 id="room-title">${say('room.title', { room: room.name })}</h2>
    ${roomQr(link, room.name)}
    <p class="code-text" translate="no" data-code=${room.code}>${room.code}</p>
    <p class="hint">${say('room.how')}</p>
    <details class="address" ?open=${unreachable}>
      <summary>${say('room.address')}</summary>
      ${unreachable ? html`<p class="refusal">${say('room.unreachable')}</p>` : nothing}
      <label>${say('room.site')} <input name="site" type="url" .value=${live(site)} @change=${typed} /></label>
      <p class="link" translate="no"><a href=${link}>${link}</a></p>
    </details>
    <p class="actions">
      <pe-copy .text=${() => link} .label=${say('room.copy')}></pe-copy>
      <button type="button" class="quiet" data-act="save" @click=${save}>${say('desk.save')}</button>
      <button type="button" class="quiet" data-act="leave" @click=${leave}>${say('desk.leave')}</button>
    </p>
  </section>`;
}
