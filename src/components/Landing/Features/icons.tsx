/** Drawings of the feature cards. Components, not SVG files: a file has every build load SVGR, with Babel and SVGO, half a second a language. */
import type {ComponentType, ReactNode, SVGProps} from 'react';

/** Readable as a mark on light and dark cards (3:1). */
const LINE = '#8c857f';
const ACCENT = '#e16504';

type IconProps = SVGProps<SVGSVGElement>;

function createIcon(drawing: ReactNode): ComponentType<IconProps> {
  return function FeatureIcon(props) {
    return (
      <svg
        viewBox="0 0 48 48"
        fill="none"
        stroke={LINE}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {drawing}
      </svg>
    );
  };
}

/** Two files that stay two, on a branch. */
export const BundlelessIcon = createIcon(
  <>
    <path d="M11 5v29a4 4 0 0 0 4 4h7M11 20h11" />
    <rect x="22" y="14" width="20" height="12" rx="3" stroke={ACCENT} />
    <rect x="22" y="32" width="20" height="12" rx="3" stroke={ACCENT} />
    <path d="M28 20h.01M33 20h4M28 38h.01M33 38h4M6 5h10" />
  </>,
);

/** A drop of colour between braces. */
export const CssIcon = createIcon(
  <>
    <path d="M17 6c-4 0-6 2-6 6v6c0 3-1.5 6-5 6 3.5 0 5 3 5 6v6c0 4 2 6 6 6M31 6c4 0 6 2 6 6v6c0 3 1.5 6 5 6-3.5 0-5 3-5 6v6c0 4-2 6-6 6" />
    <path stroke={ACCENT} d="M24 14c4 5 6.5 8 6.5 11.5a6.5 6.5 0 0 1-13 0C17.5 22 20 19 24 14Z" />
  </>,
);

/** A file with the letters of TypeScript. */
export const DtsIcon = createIcon(
  <>
    <path d="M27 5H14a4 4 0 0 0-4 4v30a4 4 0 0 0 4 4h20a4 4 0 0 0 4-4V16Z" />
    <path d="M27 5v7a4 4 0 0 0 4 4h7" />
    <path
      stroke={ACCENT}
      d="M16 25h8M20 25v10M32 26.5a3.2 2.2 0 0 0-2.7-1.5c-4 0-3.7 4.5-.3 5s3.7 5-.3 5a3.2 2.2 0 0 1-2.7-1.5"
    />
  </>,
);

/** One source, three outputs. */
export const FormatsIcon = createIcon(
  <>
    <path d="M18 24h13M24 24v-9a4 4 0 0 1 4-4h3M24 24v9a4 4 0 0 0 4 4h3" />
    <rect x="5" y="18" width="12" height="12" rx="3" stroke={ACCENT} />
    <path d="M31 6.5h7.5a4.5 4.5 0 0 1 0 9H31ZM31 19.5h7.5a4.5 4.5 0 0 1 0 9H31ZM31 32.5h7.5a4.5 4.5 0 0 1 0 9H31Z" />
  </>,
);

/** Two modules that exchange. */
export const MfIcon = createIcon(
  <>
    <rect x="5" y="5" width="16" height="16" rx="4" />
    <rect x="27" y="27" width="16" height="16" rx="4" />
    <path stroke={ACCENT} d="M27 13h5a4 4 0 0 1 4 4v4M32 17.5l4 4 4-4M21 35h-5a4 4 0 0 1-4-4v-4M8 30.5l4-4 4 4" />
  </>,
);

/** A dial near its end. */
export const SpeedIcon = createIcon(
  <>
    <path d="M8.5 36.5a19 19 0 1 1 31 0" />
    <path stroke={ACCENT} d="m24 27 8.5-9.5" />
    <circle cx="24" cy="27" r="3" fill={ACCENT} stroke="none" />
    <path d="M24 12v2M11 25h2M35 25h2M14.8 15.8l1.4 1.4M17 42h14" />
  </>,
);
