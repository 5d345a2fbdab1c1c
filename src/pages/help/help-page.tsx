import { AppLink } from '@/components/app-link';
import { CallToAction } from '@/components/call-to-action';
import { ThreadSection, ThreadPage } from '@/components/thread-page';
import { site } from '@/config/site';
import { ArticleSearch } from '@/modules/help-article/article-search';
import { CategoryCard } from '@/modules/help-article/category-card';
import { filledCategories } from '@/modules/help-article/article-lists';
import { ChatBox } from '@/modules/help-chat/chat-box';
import { copy } from './copy';
import { GuideCards } from './guide-cards';
import { QuickActions } from './quick-actions';
import { useEffect, useRef } from 'react';
import { conversation } from '@/modules/help-chat/conversation';
import { pageMetadata } from '@/components/structured-data';
import { paths } from '@/config/paths';

const metadata = pageMetadata(copy, paths.help, [
  'help',
  'vragen',
  'uitleg',
  'gids',
  'assistent',
  'klantenservice',
]);

const { finalCall } = copy;
const feedback = `mailto:${site.supportEmail}?subject=${encodeURIComponent(finalCall.feedbackSubject)}`;

export default function HelpPage() {
  const ask = useAsk();
  return (
    <>
      <ThreadPage
        metadata={metadata}
        heading={copy.heading}
        lead={copy.lead}
        actions={<QuickActions onAsk={ask} />}
        picture={<ChatBox id={chatId} />}
      >
        <ThreadSection heading={copy.guidesHeading}>
          <p className="mt-3 text-lead">{copy.guidesLead}</p>
          <GuideCards />
        </ThreadSection>
        <ThreadSection heading={copy.articlesHeading}>
          <p className="mt-3 mb-8 text-lead">{copy.articlesLead}</p>
          <ArticleSearch onAsk={ask} />
          <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
            {filledCategories.map((category) => (
              <CategoryCard {...category} key={category.key} />
            ))}
          </div>
        </ThreadSection>
      </ThreadPage>
      <CallToAction heading={finalCall.heading} text={finalCall.text}>
        <AppLink>{finalCall.start}</AppLink>
        <a className="button button-ghost" href={feedback}>
          {finalCall.feedback}
        </a>
      </CallToAction>
    </>
  );
}

const chatId = 'stel-je-vraag';
const scrollDelayMs = 300;

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Sends a question to the chat, and scrolls there shortly after. */
function useAsk() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (question: string) => {
    conversation.send(question);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
      document.getElementById(chatId)?.scrollIntoView({ behavior, block: 'start' });
    }, scrollDelayMs);
  };
}
