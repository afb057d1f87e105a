/** Sets a background behind each picture once it is decoded, but not behind one that fails. */
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
