/** Why there is no picture; `lost`: what reads codes could not be fetched. */
export type CameraFault = 'missing' | 'refused' | 'busy' | 'failed' | 'lost';

/** Milliseconds between two looks at the picture. */
const PAUSE = 160;
/**
 * A pass that stays before the camera is one scan, until so many looks have not seen it: two seconds of them. Looks are
 * counted, not time: while the page is busy nobody looks.
 */
const GONE = 12;
/** Pixels: enough for a pass that fills half the picture, and quick on a slow phone. */
const LONGEST = 400;

/**
 * Opens the camera and looks for codes until it is closed, the page is left or hidden, or the video is in a
 * hidden panel. The picture stays in the video: nothing is kept or sent.
 * @param onEnd called once, with what went wrong if something did
 * @returns a function that closes it
 */
export function openCamera(
  video: HTMLVideoElement,
  onOpen: () => void,
  onText: (text: string) => void,
  onEnd: (fault: CameraFault | null) => void,
): () => void {
  const closing = new AbortController();
  const { signal } = closing;
  let stream: MediaStream | undefined;
  const end = (fault: CameraFault | null) => {
    if (signal.aborted) return;
    closing.abort();
    for (const track of stream?.getTracks() ?? []) track.stop();
    video.srcObject = null;
    onEnd(fault);
  };
  const close = () => end(null);
  document.addEventListener('visibilitychange', () => document.hidden && close(), { signal });
  addEventListener('pagehide', close, { signal });

  const open = async () => {
    // Missing where the page is not served safely, and in some browsers inside other apps.
    const media: MediaDevices | undefined = navigator.mediaDevices;
    if (!media?.getUserMedia) return end('missing');
    const reader = window.fetchCode(() => import('./reader.ts')).catch(() => null);
    const opened = await media.getUserMedia({ video: { facingMode: 'environment' } });
    stream = opened;
    if (signal.aborted) {
      for (const track of opened.getTracks()) track.stop();
      return;
    }
    for (const track of opened.getTracks()) track.addEventListener('ended', () => end('failed'), { signal });
    video.srcObject = opened;
    await video.play();
    const loaded = await reader;
    if (signal.aborted) return;
    if (!loaded) return end('lost');
    const read = loaded.createReader();
    onOpen();
    let [last, missed] = ['', 0];
    const look = () => {
      if (signal.aborted) return;
      if (video.closest('[hidden]')) return close();
      const { videoWidth, videoHeight } = video;
      const side = Math.min(videoWidth, videoHeight);
      const crop = { x: (videoWidth - side) / 2, y: (videoHeight - side) / 2, width: side, height: side };
      const text = side > 0 ? read(video, crop, LONGEST) : null;
      if (text === null) missed += 1;
      else {
        if (text !== last || missed >= GONE) onText(text);
        [last, missed] = [text, 0];
      }
      setTimeout(look, PAUSE);
    };
    look();
  };
  open().catch((error: unknown) => end(faultOf(error)));
  return close;
}

/** What an error of `getUserMedia` means for the one who pressed. */
function faultOf(error: unknown): CameraFault {
  const { name } = error as Partial<DOMException>;
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotReadableError' ? 'busy' : 'failed';
}
