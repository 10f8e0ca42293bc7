/** The live page as an island: it needs no data of its page. */
import { createRoot } from 'react-dom/client';
import type { Mount } from '../island.js';
import { Live } from './live.js';

/** Puts the live page into its element. */
export const mount: Mount = (element) => createRoot(element).render(<Live />);
