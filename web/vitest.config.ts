import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import app from './vite.config.ts';

export default mergeConfig(
  app({ mode: 'test', command: 'serve' }),
  defineConfig({
    // Svelte as browsers get it, with effects that run.
    resolve: { conditions: ['browser'] },
    test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
  }),
);
