import { memo, useDeferredValue, type ComponentType } from 'react';

/**
 * The same component, drawn anew only after what is more urgent: for parts that nobody looks at
 * while typing. Until then it stands as it stood.
 */
export function later<Props extends object>(Part: ComponentType<Props>) {
  const Calm = memo(({ given }: { given: Props }) => <Part {...given} />);
  return function Later(props: Props) {
    return <Calm given={useDeferredValue(props)} />;
  };
}
