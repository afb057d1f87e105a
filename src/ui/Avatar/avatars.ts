/** Sets `data-shown` on decoded images. Its style is a background, which behind a failed image would cover the initials. */
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
