/** The island of the playground: on the page of a method its data is in the page; on /playground/ it is null. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { MethodData } from '../../model/methodData.js';
import type { Mount } from '../island.js';
import { MethodPlayground } from './MethodPlayground.js';
import { PlaygroundPage } from './PlaygroundPage.js';

/** Puts the playground into its element. */
export const mount: Mount = (element, data) => {
  // The site's build writes the data of the page, by this very type.
  const methodData = data as MethodData | null;
  createRoot(element).render(
    <StrictMode>{methodData === null ? <PlaygroundPage /> : <MethodPlayground data={methodData} />}</StrictMode>,
  );
};
