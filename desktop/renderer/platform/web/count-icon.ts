const size = 64;

/** Draws the count on the page's icon, or gives it back its own look at zero. */
export async function drawCountIcon(total: number): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  if (total === 0) {
    link.href = "/icon.svg";
    return;
  }
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const pen = canvas.getContext("2d");
  const icon = new Image();
  icon.src = "/icon.svg";
  await icon.decode().catch(() => undefined);
  if (!pen) return;
  pen.drawImage(icon, 0, 0, size, size);
  const label = total > 99 ? "99+" : String(total);
  const width = label.length > 2 ? 54 : label.length > 1 ? 44 : 36;
  pen.fillStyle = "#b44f1f";
  pen.beginPath();
  pen.roundRect(size - width, size - 36, width, 36, 18);
  pen.fill();
  pen.fillStyle = "#ffffff";
  pen.font = "700 28px system-ui, sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(label, size - width / 2, size - 17);
  link.href = canvas.toDataURL("image/png");
}
