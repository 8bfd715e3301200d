import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import app from './vite.config.ts';

export default mergeConfig(
  app({ mode: 'test', command: 'serve' }),
  defineConfig({
    // Svelte as browsers get it, with effects that run.
    resolve: { conditions: ['browser'] },
    // Files share their modules and their page, which is five times as quick; those that replace modules (`vi.mock`) have their own.
    test: {
      environment: 'happy-dom',
      projects: [
        {
          extends: true,
          test: {
            name: 'shared',
            isolate: false,
            include: ['src/**/*.test.ts'],
            exclude: ['src/**/*.isolated.test.ts'],
          },
        },
        { extends: true, test: { name: 'isolated', include: ['src/**/*.isolated.test.ts'] } },
      ],
    },
  }),
);
