/** Marks each picture once it is decoded, so that only a picture that loads gets a background. */
for (const image of document.images) {
  const markDecoded = () =>
    image.decode().then(
      () => {
        image.dataset['shown'] = '';
      },
      () => {},
    );
  if (image.complete && image.naturalWidth) markDecoded();
  else image.onload = markDecoded;
}
