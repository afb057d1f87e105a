/** Sets `data-shown` on each decoded image. Its background would cover the initials behind an image that fails. */
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
