import ReactMarkdown, { type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';

const asWritten = (address: string) => address;

/**
 * A Markdown text of `content/`. Addresses stay as they are: src/content has refused bad ones, and react-markdown would
 * remove `tel:` links.
 */
export const Markdown = (props: Pick<Options, 'children' | 'rehypePlugins' | 'components'>) => (
  <ReactMarkdown remarkPlugins={[remarkGfm]} urlTransform={asWritten} {...props} />
);
