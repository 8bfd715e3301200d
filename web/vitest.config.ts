import { svelteTesting } from '@testing-library/svelte/vite';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import app from './vite.config.ts';

export default mergeConfig(
  app,
  defineConfig({
    plugins: [svelteTesting()],
    test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
  }),
);
