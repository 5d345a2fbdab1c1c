import { PhotoPrint } from '@/components/photo-print';
import { copy } from './copy';

const { canal, wedding, ice } = copy.stack;
const sizes = '(min-width: 72rem) 290px, (min-width: 48rem) 25vw, 52vw';

/** Three prints from the story of oma Riet, on the thread that runs on below them. */
export function PhotoStack() {
  return (
    <div className="relative mx-auto flex w-full max-w-[26rem] flex-col justify-center self-stretch pb-4 md:max-w-none md:pb-10">
      <div
        aria-hidden="true"
        className="thread absolute -top-6 bottom-0 left-1/2 -ml-px w-0.5 md:-top-12"
      />
      <div className="relative grid grid-cols-[repeat(24,minmax(0,1fr))]">
        <PhotoPrint
          src="/demo/oma-riet/geboortehuis"
          {...canal}
          sizes={sizes}
          eager
          className="tape tilt-left relative z-10 col-start-1 col-end-14 row-start-1 self-start"
        />
        <PhotoPrint
          src="/demo/oma-riet/trouwdag"
          {...wedding}
          sizes={sizes}
          eager="soon"
          className="caption-right tilt-right relative col-start-12 col-end-25 row-start-1 mt-[18%] self-start"
        />
        <PhotoPrint
          src="/demo/oma-riet/schaatsen"
          {...ice}
          sizes={sizes}
          eager="soon"
          className="tilt-slight relative z-20 col-start-5 col-end-18 row-start-2 -mt-[9%]"
        />
      </div>
    </div>
  );
}
