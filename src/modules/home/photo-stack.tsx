import { PhotoPrint } from '@/components/photo-print';
import { copy } from './copy';
import { VoiceNote } from './voice/voice-note';

const { canal, wedding, ice } = copy.stack;
const small = '(min-width: 72rem) 250px, (min-width: 48rem) 22vw, 44vw';

/** The wedding and the voice of oma Riet in front of two older prints, on the thread that runs on below them. */
export function PhotoStack() {
  return (
    <div className="relative mx-auto flex w-full max-w-[30rem] flex-col justify-center self-stretch pb-4 md:max-w-none md:pb-10">
      <div
        aria-hidden="true"
        className="thread absolute -top-6 bottom-0 left-1/2 -ml-px w-0.5 md:-top-12"
      />
      <div className="relative grid grid-cols-[repeat(24,minmax(0,1fr))] items-start">
        <PhotoPrint
          src="/demo/oma-riet/trouwdag"
          {...wedding}
          sizes="(min-width: 72rem) 480px, (min-width: 48rem) 42vw, 82vw"
          eager
          className="tape caption-right tilt-right relative z-20 col-start-3 col-end-25 row-start-1"
        />
        <VoiceNote className="tilt-slight relative z-30 col-start-1 col-end-18 row-start-2 -mt-12" />
        <PhotoPrint
          src="/demo/oma-riet/geboortehuis"
          {...canal}
          sizes={small}
          eager="soon"
          className="tilt-left relative z-10 col-start-2 col-end-13 row-start-3 -mt-2"
        />
        <PhotoPrint
          src="/demo/oma-riet/schaatsen"
          {...ice}
          sizes={small}
          eager="soon"
          className="tilt-right relative col-start-13 col-end-24 row-start-3 -mt-10"
        />
      </div>
    </div>
  );
}
