import ReactMarkdown, { type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { asHttps } from '../../content/markdown/https.ts';

/** A Markdown text of `content/`, which src/content has checked; react-markdown's own filter would remove `tel:` links. */
export const Markdown = ({
  remarkPlugins,
  ...props
}: Pick<Options, 'children' | 'remarkPlugins' | 'rehypePlugins' | 'components'>) => (
  <ReactMarkdown remarkPlugins={[remarkGfm, ...(remarkPlugins ?? [])]} urlTransform={asHttps} {...props} />
);
