import ReactMarkdown, { type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { asHttps } from '../../content/markdown/https.ts';

/**
 * A Markdown text of `content/`. Addresses stay as they are, except that `www.…` leads to https: src/content has refused bad
 * ones, and react-markdown would remove `tel:` links.
 */
export const Markdown = ({
  remarkPlugins,
  ...props
}: Pick<Options, 'children' | 'remarkPlugins' | 'rehypePlugins' | 'components'>) => (
  <ReactMarkdown remarkPlugins={[remarkGfm, ...(remarkPlugins ?? [])]} urlTransform={asHttps} {...props} />
);
