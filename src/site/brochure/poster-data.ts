import type { Content } from '../../content/content.ts';
import { PAGES } from '../../content/schemas/pages.ts';
import type { PosterWords } from '../../content/schemas/papers.ts';
import type { ProductPageWords } from '../../content/schemas/product.ts';
import { MEALS } from '../../messmate/engine/plan.ts';
import { codeOf, markOnPaper } from './drawings.tsx';
import { doorDrawing, passDrawing } from './poster-drawings.ts';
import type { Sheet } from './sheet.ts';

/** All that the poster shows. It hangs on a real door, so it has no figure of the sample hostel. */
export function posterData(content: Content, words: ProductPageWords, own: PosterWords): Sheet {
  const { company, hostel } = content;
  // Students look at it, not buyers: the page that shows how scanning works.
  const page = `${company.address}${PAGES.messmate.path}#attendance`;
  const reasons = Object.entries(own.refused.do) as [keyof PosterWords['refused']['do'], string][];
  return {
    text: {
      ...own,
      company: company.name,
      product: company.product,
      refused: {
        ...own.refused,
        rows: reasons.map(([reason, advice]) => [words.attendance.results[reason], advice]),
      },
      hours: { ...own.hours, meals: MEALS.map((meal) => hostel.meals[meal].name) },
    },
    art: { mark: markOnPaper(content.mark), door: doorDrawing(), pass: passDrawing(), page: codeOf(page) },
    links: { page },
  };
}
