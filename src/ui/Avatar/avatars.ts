/** Shows each picture once all of it is there. What fails, or is no picture, never loads. */
for (const image of document.images) {
  const show = () => {
    image.dataset['shown'] = '';
  };
  if (image.complete && image.naturalWidth) show();
  else image.onload = show;
}
