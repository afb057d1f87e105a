import ReactMarkdown, { type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { asHttps } from '../../content/markdown/https.ts';

/** Renders Markdown that src/content has validated. `asHttps` replaces the default URL filter, which removes `tel:` links. */
export const Markdown = ({
  remarkPlugins,
  ...props
}: Pick<Options, 'children' | 'remarkPlugins' | 'rehypePlugins' | 'components'>) => (
  <ReactMarkdown remarkPlugins={[remarkGfm, ...(remarkPlugins ?? [])]} urlTransform={asHttps} {...props} />
);
