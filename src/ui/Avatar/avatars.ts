/** Shows each picture once it has loaded completely. One that fails never does. */
for (const image of document.images) {
  const show = () => {
    image.dataset['shown'] = '';
  };
  if (image.complete && image.naturalWidth) show();
  else image.onload = show;
}
