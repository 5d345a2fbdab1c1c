import { memo, useDeferredValue, type ComponentType } from 'react';

/** The same component, rendered after what is more urgent: for parts that no input waits for. */
export function deferred<Props extends object>(component: ComponentType<Props>) {
  const Memoised = memo(component) as unknown as ComponentType<Props>;
  return function Deferred(props: Props) {
    return <Memoised {...useDeferredValue(props)} />;
  };
}
