import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Only for what never comes.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);
