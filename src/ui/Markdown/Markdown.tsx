import ReactMarkdown, { type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';

const asWritten = (address: string) => address;

/**
 * A Markdown text of `content/`. Addresses stay as they are: src/content has refused what leads nowhere good, and
 * react-markdown would empty `tel:` links too.
 */
export const Markdown = (props: Pick<Options, 'children' | 'rehypePlugins' | 'components'>) => (
  <ReactMarkdown remarkPlugins={[remarkGfm]} urlTransform={asWritten} {...props} />
);
