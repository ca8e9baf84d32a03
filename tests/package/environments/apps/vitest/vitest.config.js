import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const browser = {
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' } }),
  instances: [{ browser: 'chromium' }],
};

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'node', include: ['posenc.test.js'], environment: 'node' } },
      { test: { name: 'jsdom', include: ['*.test.js'], environment: 'jsdom' } },
      { test: { name: 'browser', include: ['*.test.js'], browser } },
    ],
  },
});
