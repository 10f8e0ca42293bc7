/** All pages of the site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConformanceRecord } from '../model/conformance.js';
import type { Reference } from '../model/reference.js';
import { conformancePage } from '../site/conformance.js';
import { guideIndexPage, islandPages, methodIndexPage, sectionPages } from '../site/entryPages.js';
import { homePage } from '../site/homePage.js';
import { methodPages } from '../site/methodPage.js';
import type { Page } from '../site/page.js';
import { errorsPage, limitsPage, schemaPages, settingsPage, unsupportedPage } from '../site/referencePages.js';
import type { GuideGroup } from '../site/sidebar.js';
import type { Project } from './addresses.js';
import { changelogPage } from './changelog.js';
import { readGuides } from './guides.js';

/** The pages of the site. The hand-written ones are in `guides` too, and `groups` says how they are listed. */
export interface SitePages {
  readonly pages: readonly Page[];
  readonly guides: readonly Page[];
  readonly groups: readonly GuideGroup[];
}

/** Every page, and how the hand-written ones are grouped. A new page is registered here. */
export function allPages(reference: Reference, project: Project): SitePages {
  const { pages: guides, groups, addresses } = readGuides(project);
  const pages = [
    homePage(reference, groups),
    methodIndexPage(reference),
    ...methodPages(reference),
    ...schemaPages(reference),
    errorsPage(reference),
    settingsPage(reference),
    limitsPage(reference),
    unsupportedPage(reference),
    conformancePage(readRecord(project.projectRoot), reference),
    guideIndexPage(groups),
    ...sectionPages(groups, guides),
    ...guides,
    changelogPage(project, reference.version, addresses),
    ...islandPages(),
  ];
  return { pages, guides, groups };
}

function readRecord(projectRoot: string): ConformanceRecord {
  const text = readFileSync(join(projectRoot, 'docs-site/data/conformance.json'), 'utf8');
  // `npm run record:conformance` has written it in this form.
  return JSON.parse(text) as ConformanceRecord;
}
