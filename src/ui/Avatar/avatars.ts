/** Lays a ground behind each picture once it is decoded. One that fails gets none. */
for (const image of document.images) {
  const show = () =>
    image.decode().then(
      () => {
        image.dataset['shown'] = '';
      },
      () => {},
    );
  if (image.complete && image.naturalWidth) show();
  else image.onload = show;
}
