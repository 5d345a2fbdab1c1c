import { memo, useDeferredValue, type ComponentType } from 'react';

/** Renders the component in a deferred update, after more urgent ones. */
export function deferred<Props extends object>(component: ComponentType<Props>) {
  const Memoised = memo(component) as unknown as ComponentType<Props>;
  return function Deferred(props: Props) {
    return <Memoised {...useDeferredValue(props)} />;
  };
}
