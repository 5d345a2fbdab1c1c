import DownloadIcon from 'lucide-react/icons/download';
import { useState } from 'react';
import { confirmBriefly } from '@/components/toast/toast-store';
import { sanitizeFileName } from '@/modules/export/archive/file-name';
import { downloadBlob, type Download } from '@/modules/export/archive/download-blob';
import { DownloadLink } from '@/modules/export/download-link';
import { copy } from './copy';
import { qrPng, qrSvg } from '@/components/ui/qr';
import { QrCode } from '@/components/ui/qr-code';

interface Props {
  link: string;
  title: string;
}

const buttonClass =
  'flex min-h-11 w-full items-center gap-2.5 py-1 text-left font-semibold text-primary underline underline-offset-4';

export function QrPanel({ link, title }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  const [file, setFile] = useState<Download | null>(null);
  const name = sanitizeFileName(copy.qrFile(title), copy.qr);
  const save = async (make: () => Blob | Promise<Blob>, extension: string) => {
    setHasFailed(false);
    try {
      setFile(await downloadBlob(await make(), `${name}.${extension}`));
      confirmBriefly(copy.saved);
    } catch {
      setHasFailed(true);
    }
  };
  const savePng = () => void save(() => qrPng(link), 'png');
  const saveSvg = () => void save(() => new Blob([qrSvg(link)], { type: 'image/svg+xml' }), 'svg');
  return (
    <section aria-labelledby="qr-title" className="min-w-0 max-md:mx-auto max-md:max-w-[15rem]">
      <QrCode
        text={link}
        label={copy.qrLabel(title)}
        className="w-full rounded-card border border-line bg-white"
      />
      <h3 id="qr-title" className="mt-3 font-text text-body font-semibold">
        {copy.qr}
      </h3>
      <p className="text-small text-muted">{copy.qrHelp}</p>
      <div className="mt-1.5">
        <button type="button" className={buttonClass} onClick={savePng}>
          <DownloadIcon aria-hidden="true" className="size-5 shrink-0" />
          {copy.savePng}
        </button>
        <button type="button" className={buttonClass} onClick={saveSvg}>
          <DownloadIcon aria-hidden="true" className="size-5 shrink-0" />
          {copy.saveSvg}
        </button>
      </div>
      <div aria-live="polite">{file && <DownloadLink file={file} />}</div>
      {hasFailed && <p role="alert">{copy.qrFailed}</p>}
    </section>
  );
}
