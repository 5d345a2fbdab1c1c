import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { DemoLink } from '@/components/demo-link';
import { SectionHeading } from '@/components/section-heading';
import { Wrap } from '@/components/ui/wrap';
import { copy } from './copy';
import { SampleItemCard } from './sample-item-card';
import { sampleItems } from './sample-items';

const words = copy.moments;

/** Four sample cards on the thread. */
export function SampleItemList() {
  return (
    <section aria-labelledby="momenten" className="pb-20 md:pb-28">
      <Wrap>
        <div className="relative">
          <div
            aria-hidden="true"
            className="thread absolute top-4 -bottom-20 left-[0.4375rem] w-0.5 md:hidden"
          />
          <SectionHeading
            id="momenten"
            heading={words.heading}
            lead={words.lead}
            hasThread={false}
          />
          <div className="relative mt-10 md:mt-14">
            <div
              aria-hidden="true"
              className="thread absolute top-0 -bottom-28 left-1/2 -ml-px w-0.5 max-md:hidden"
            />
            <ol className="relative grid grid-cols-[minmax(0,1fr)] gap-14 md:gap-10">
              {sampleItems.map((item, index) => (
                <SampleItemCard key={item.id} item={item} flipped={index % 2 === 1} />
              ))}
            </ol>
            <div className="relative mt-14 flex flex-wrap gap-3.5 pl-[min(2.25rem,11vw)] md:mt-12 md:justify-center md:bg-paper md:pt-6 md:pl-0">
              <DemoLink className="" />
              <Link to={paths.contact} className="button button-ghost">
                {words.contact}
              </Link>
            </div>
          </div>
        </div>
      </Wrap>
    </section>
  );
}
