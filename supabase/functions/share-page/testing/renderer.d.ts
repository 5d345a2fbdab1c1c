export * from '../renderer.d.ts';
