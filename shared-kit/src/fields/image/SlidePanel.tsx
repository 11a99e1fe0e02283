import { useRef } from 'react';
import type { Asset } from '../../rules/entities';
import { completeAddress } from '../../rules/links';
import type { Slide, SlideAction } from '../../rules/imageSlides';
import { formatSize } from '../../media/format';
import { AlertIcon } from '../../ui/icons/icons';
import { Checkbox } from '../../ui/input/Checkbox';
import { fieldId } from '../../ui/input/fieldContext';
import { Field } from '../../ui/input/Field';
import { TextInput } from '../../ui/input/TextInput';
import { MoveButtons } from './MoveButtons';
import { PickButtons } from '../../media/PickButtons';
import { SlidePicture, useAsset } from './SlidePicture';
import type { SlideFaults } from './useSlides';
import css from './image.module.css';

interface Props {
  slide: Slide;
  index: number;
  count: number;
  /** Its path in the rules: `images.1`. */
  path: string;
  faults: SlideFaults;
  video: boolean;
  single: boolean;
  category: string | undefined;
  alwaysUpload: boolean;
  dispatch: (action: SlideAction) => void;
  touch: () => void;
  onMove: (from: number, to: number) => void;
  onAsset: (asset: Asset) => void;
}

/** The active slide: its picture, alternative text and video, and the buttons to choose a picture. */
export function SlidePanel({
  slide,
  index,
  count,
  path,
  faults,
  video,
  single,
  dispatch,
  touch,
  onMove,
  onAsset,
  ...pickerProps
}: Props) {
  const asset = useAsset(slide.file?.id);
  const position = `Image ${index + 1} of ${count}`;
  const videoUrlAtFocus = useRef('');
  // A stored address that is faulty is shown as it is (OP-137): looking at it must not change it.
  const completeVideoUrl = () =>
    slide.videoUrl !== videoUrlAtFocus.current &&
    dispatch({ type: 'videoUrl', id: slide.id, videoUrl: completeAddress(slide.videoUrl) });
  return (
    <div className={css.panel} role="group" aria-label={position}>
      <figure className={css.figure}>
        <SlidePicture
          className={css.picture}
          file={slide.file}
          alt={slide.alt}
          missing={slide.file ? undefined : 'No image yet'}
        />
        <figcaption className={css.caption}>
          {asset && <b>{asset.filename}</b>}
          {asset ? `${position}, ${formatSize(asset.filesize)}` : position}
        </figcaption>
        {faults.assetId && (
          <p className={css.fault} id={fieldId(`${path}.assetId`)} tabIndex={-1}>
            <AlertIcon size={14} />
            <span>{faults.assetId}</span>
          </p>
        )}
      </figure>
      <div className={css.fields}>
        <Field label="Image Alt Tag (required)" name={`${path}.alt`} error={faults.alt}>
          <TextInput
            value={slide.alt}
            aria-required
            placeholder="Say what the picture shows"
            onChange={({ target }) => dispatch({ type: 'alt', id: slide.id, alt: target.value })}
            onBlur={touch}
          />
        </Field>
        {video && (
          <Checkbox
            label="Open Video in a Lightbox"
            checked={slide.opensVideo}
            onChange={({ target }) => dispatch({ type: 'openVideo', id: slide.id, opens: target.checked })}
          />
        )}
        {video && slide.opensVideo && (
          <Field label="Video URL" name={`${path}.videoUrl`} error={faults.videoUrl}>
            <TextInput
              value={slide.videoUrl}
              inputMode="url"
              onFocus={() => (videoUrlAtFocus.current = slide.videoUrl)}
              onChange={({ target }) => dispatch({ type: 'videoUrl', id: slide.id, videoUrl: target.value })}
              onKeyDown={({ key }) => key === 'Enter' && completeVideoUrl()}
              onBlur={() => {
                completeVideoUrl();
                touch();
              }}
            />
          </Field>
        )}
        <PickButtons {...pickerProps} kind="image" multiple={!single} onAsset={onAsset} />
        {count > 1 && <MoveButtons index={index} count={count} onMove={onMove} />}
      </div>
    </div>
  );
}
