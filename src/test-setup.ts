import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// Lazy modules take longer than the usual second when the machine is busy.
configure({ asyncUtilTimeout: 10_000 });
