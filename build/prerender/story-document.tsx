// What app.html, the document of every shared story, holds before the app renders the story.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CrashedPage, MissingPage } from '@/app/failed-page';
import { SimplePage } from '@/components/simple-page';
import { MailLink } from '@/components/ui/mail-link';
import { Wrap } from '@/components/ui/wrap';
import { Wordmark } from '@/components/wordmark';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { LoadingStory } from '@/pages/public/first-screen/loading-story';
import { captureFirstReads } from './capture-first-reads';
import { copy } from './copy';
import { splitHoisted } from './document';
import { crashId, failureId } from './failed-loads';
import { displaySettingsScript, fontsScript, lateSheetsScript } from './first-screen';
import { firstReadsScript } from './first-reads';

const { noScript } = copy;

const logo = (
  <Wrap className="pt-6">
    <Wordmark />
  </Wrap>
);

/** The head is for link previews; the body is shown where no script runs. */
function StoryPage() {
  return (
    <>
      {logo}
      <SimplePage
        metadata={{
          title: copy.title,
          description: copy.description,
          canonicalPath: null,
          robots: 'noindex, nofollow',
          referrer: 'no-referrer',
        }}
        heading={noScript.heading}
        text={
          <>
            {noScript.text}
            <span className="mt-3 block text-body text-muted">
              {noScript.mail} <MailLink />.
            </span>
          </>
        }
      >
        <a href={paths.home} className="button">
          {noScript.home}
        </a>
      </SimplePage>
    </>
  );
}

/** Shown by the inline script of `failed-loads.ts`, which also makes its button work. */
const messageHtml = (id: string, page: ReactNode) =>
  splitHoisted(
    renderToStaticMarkup(
      <div id={id} hidden>
        {logo}
        <main>{page}</main>
      </div>,
    ),
  ).body;

export async function storyDocument() {
  const { head, body } = splitHoisted(renderToStaticMarkup(<StoryPage />));
  return {
    head,
    body: [
      `<noscript>${body}</noscript>`,
      renderToStaticMarkup(<LoadingStory />),
      messageHtml(failureId, <MissingPage onRetry={() => {}} />),
      messageHtml(crashId, <CrashedPage />),
    ].join(''),
    /** Requests and settings, for the inline script and for `supabase/functions/share-page`. */
    firstReads: { ...(await captureFirstReads()), siteUrl: site.url },
    script: displaySettingsScript + fontsScript + lateSheetsScript + firstReadsScript,
  };
}
