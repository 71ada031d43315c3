import Lightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import { descriptionOf, type Photo } from './photo.ts';
import { Slide } from './slide.tsx';

export interface LightboxProps {
  readonly photos: readonly Photo[];
  /** The photo that is shown first. */
  readonly at: number;
  /** The subject of the photos: 'Marigold Room'. */
  readonly title: string;
  readonly onClose: () => void;
}

const slideOf = (photo: Photo) => {
  const description = descriptionOf(photo);
  return {
    src: photo.image.url,
    alt: photo.image.alt || photo.caption,
    ...(description && { description }),
  };
};

/** Photos over the whole page: by swipe, arrows and Escape, with a counter, a caption and the focus kept inside. */
export const PhotoLightbox = ({ photos, at, title, onClose }: LightboxProps) => (
  <Lightbox
    open
    close={onClose}
    index={Math.min(at, photos.length - 1)}
    slides={photos.map(slideOf)}
    render={{
      slide: ({ slide, rect }) => {
        const photo = photos.find(({ image }) => image.url === slide.src);
        return photo && <Slide photo={photo} rect={rect} />;
      },
    }}
    plugins={[Captions, Counter]}
    captions={{ descriptionTextAlign: 'center' }}
    carousel={{ finite: photos.length < 2, preload: 1, padding: '5%' }}
    controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
    labels={{
      Previous: 'Previous photo',
      Next: 'Next photo',
      Close: 'Close photos',
      Lightbox: `Photos of ${title}`,
      'Photo gallery': `Photos of ${title}`,
      Carousel: 'Photos',
      Slide: 'Photo',
      '{index} of {total}': '{index} of {total}',
    }}
    styles={{
      container: { '--yarl__color_backdrop': 'rgb(20 13 10 / 96%)' },
      root: {
        '--yarl__color_button': '#F4EAE0',
        '--yarl__slide_description_color': '#F4EAE0',
        // On a phone the arrows are over the picture, which may be as light as they are.
        '--yarl__button_background_color': 'rgb(20 13 10 / 60%)',
        '--yarl__button_filter': 'none',
        '--yarl__navigation_button_padding': '12px',
      },
      button: { borderRadius: 999 },
      navigationPrev: { marginInline: 8 },
      navigationNext: { marginInline: 8 },
    }}
  />
);
