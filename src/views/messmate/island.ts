/** The scripts of the product page: the island, and the composer. */
import '../../messmate/island/load.ts';
import '../../components/Composer/press.ts';
